import { Failure } from "../failure.js";
import { namesOf } from "../table/shape.js";
import { UsageError } from "../usage_error.js";
export const work = {
    name: "work",
    operands: [],
    options: ["limit", "cursor", "all"],
    summary: "Roles of the career, newest first",
    examples: [
        "foyer work --limit 2",
        "foyer work --all --table",
        "foyer work --fields company,years",
    ],
    answer: {
        list: ["roles"],
        fields: namesOf({
            company: true,
            role: true,
            years: true,
            slug: true,
        }),
    },
    run: ({ foyer, settings }) => settings.all ? allRoles(foyer, settings) : foyer.listWork(settings),
};
const MOST = 10_000;
async function allRoles(foyer, { limit, cursor }) {
    if (cursor !== undefined) {
        throw new UsageError("--all begins at the first page: it takes no --cursor");
    }
    const roles = [];
    for await (const role of foyer.roles({ limit })) {
        if (roles.push(role) > MOST)
            throw new Failure(`More than ${MOST} roles`);
    }
    return { roles, next_cursor: null };
}
