"""The way through the pages of a list."""

from ._errors import ApiError
from ._results import Answer
from .types import Role, WorkPage


class Walk:
    """State of a walk: `cursor` is that of the next page unless it is `done`."""

    def __init__(self) -> None:
        self.cursor: str | None = None
        self.done = False
        self._seen: set[str] = set()

    def roles_of(self, answer: Answer[WorkPage]) -> list[Role]:
        """The roles of the page that was fetched; the walk goes on to the next one."""
        page = answer.data
        self.cursor = page["next_cursor"]
        if self.cursor is None:
            self.done = True
        elif self.cursor in self._seen:
            message = f'The site returned the cursor "{self.cursor}" twice'
            fields = ("unknown", message, "Report this to the owner of the site", page, None)
            raise ApiError(answer.status, *fields, answer.headers, answer.rate_limit)
        else:
            self._seen.add(self.cursor)
        return page["roles"]
