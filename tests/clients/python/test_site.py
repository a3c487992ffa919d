"""The operations against a real site, and the errors that it answers."""

import unittest

from foyer import ApiError, AskResult
from support.kind import Client
from support.site import site


class Operations(unittest.TestCase):
    def setUp(self):
        self.client = self.enterContext_(Client(site()))

    # `enterContext` came with Python 3.11.
    def enterContext_(self, context):
        self.addCleanup(context.__exit__, None, None, None)
        return context.__enter__()

    def refused(self, status, code, call, *args, **options):
        with self.assertRaises(ApiError) as caught:
            call(*args, **options)
        error = caught.exception
        self.assertEqual((error.status, error.code), (status, code))
        self.assertEqual(error.message, error.body["error"])
        return error

    def test_list_work_answers_a_page(self):
        page = self.client.list_work(limit=2)
        self.assertEqual(len(page["roles"]), 2)
        self.assertEqual(set(page["roles"][0]), {"company", "role", "years", "slug"})
        following = self.client.list_work(limit=2, cursor=page["next_cursor"])
        self.assertNotEqual(following["roles"][0], page["roles"][0])

    def test_iter_roles_gives_the_same_roles_whatever_the_limit(self):
        roles = list(self.client.iter_roles())
        self.assertGreater(len(roles), 2)
        self.assertEqual(list(self.client.iter_roles(limit=1)), roles)
        self.assertEqual(self.client.list_work(limit=20)["roles"], roles)

    def test_get_stats_answers_a_count(self):
        self.assertGreaterEqual(self.client.get_stats()["active_visitors"], 0)

    def test_get_contributions_answers_52_weeks(self):
        calendar = self.client.get_contributions()
        self.assertEqual(len(calendar["days"]), 364)
        self.assertEqual(calendar["total"], 3)

    def test_chat_health_lists_who_can_be_spoken_to(self):
        health = self.client.chat_health()
        self.assertEqual(health["status"], "ok")
        for npc in health["npcs"]:
            reply = self.client.chat(npc_id=npc["id"], message="Hello")
            self.assertEqual(reply["npc_id"], npc["id"])

    def test_chat_takes_any_language_and_a_context(self):
        reply = self.client.chat(
            npc_id="barista", message="Grüße 👋🏽 日本", context={"page": "/about"}
        )
        self.assertTrue(reply["messages"][0]["text"])

    def test_run_batch_takes_names_and_items(self):
        batch = self.client.run_batch(
            ["getStats", {"operationId": "npcChatHealth", "id": "ä"}, "getCodehostContributions"]
        )
        results = batch["results"]
        self.assertEqual([result["status"] for result in results], [200, 200, 200])
        self.assertEqual([result.get("id") for result in results], [None, "ä", None])

    def test_a_submitted_batch_is_a_job(self):
        accepted = self.client.submit_batch(["getStats"])
        self.assertEqual(accepted["status"], "accepted")
        job = self.client.get_job(accepted["id"])
        self.assertEqual(job["status"], "succeeded")
        self.assertEqual(job["result"]["results"][0]["operationId"], "getStats")

    def test_an_event_is_recorded_once(self):
        answers = [
            self.client.with_response.track("hire_opened", deep_linked=True, idempotency_key="k-1")
            for _ in range(2)
        ]
        self.assertEqual([answer.data for answer in answers], [{"accepted": True}] * 2)
        replayed = [answer.headers.get("idempotent-replayed") for answer in answers]
        self.assertEqual(replayed, [None, "true"])

    def test_ask_answers_from_the_pages(self):
        question = "Where did she work before?"
        answer = self.client.ask(question)
        self.assertEqual(answer["_meta"]["response_type"], "answer")
        self.assertEqual(set(answer["results"][0]), AskResult.__required_keys__)
        self.assertTrue(self.client.ask("And before that?", prev=question)["results"])

    def test_avatar_answers_the_picture_that_its_parameters_say(self):
        figure = "hd-180-1.hr-100-61"
        normal = self.client.avatar(figure, direction=2)
        given = {"head_direction": 3, "size": "l", "gesture": "sml", "frame": 1, "action": "wav"}
        large = self.client.avatar(figure, direction=2, **given)
        self.assertEqual(normal.media_type, "image/png")
        self.assertEqual(normal.content[1:4], b"PNG")
        self.assertGreater(len(large.content), len(normal.content))

    def test_manifest_answers_the_colours_of_a_theme(self):
        light, dark = self.client.manifest(), self.client.manifest("dark")
        self.assertEqual(light["name"], dark["name"])
        self.assertNotEqual(light["background_color"], dark["background_color"])

    def test_a_result_has_its_request_id_and_its_rate_state(self):
        answer = self.client.with_response.get_stats()
        self.assertEqual(answer.status, 200)
        self.assertLess(answer.rate_limit.remaining, answer.rate_limit.limit)
        error = self.refused(404, "not_found", self.client.get_job, "none")
        self.assertNotEqual(error.request_id, answer.request_id)
        self.assertEqual(error.rate_limit.limit, answer.rate_limit.limit)

    def test_a_wrong_limit_and_a_wrong_cursor_are_invalid_parameters(self):
        self.refused(400, "invalid_parameter", self.client.list_work, limit=21)
        self.refused(400, "invalid_parameter", self.client.list_work, cursor="no cursor")
        self.refused(400, "invalid_parameter", lambda: list(self.client.iter_roles(0)))

    def test_what_cannot_be_said_is_refused_by_its_code(self):
        chat = self.client.chat
        self.refused(400, "empty_message", chat, npc_id="barista", message=" ")
        self.refused(400, "missing_message", chat, npc_id="barista", message=None)
        self.refused(400, "message_too_long", chat, npc_id="barista", message="é" * 501)
        self.refused(400, "invalid_body", chat, npc_id="nobody", message="Hello")
        self.refused(413, "invalid_body", chat, npc_id="barista", message="x" * 1_100_000)

    def test_a_batch_that_cannot_be_read_is_an_invalid_body(self):
        self.refused(400, "invalid_body", self.client.run_batch, [])
        self.refused(400, "invalid_body", self.client.run_batch, ["getStats"] * 11)
        self.refused(400, "invalid_body", self.client.run_batch, ["getJob"])
        self.refused(400, "invalid_body", self.client.submit_batch, ["getJob"])

    def test_a_job_that_was_never_issued_is_not_found(self):
        for id in ["none", "a/b?c#d é", "../work", "👋"]:
            self.refused(404, "not_found", self.client.get_job, id)

    def test_a_path_that_is_no_api_is_not_found(self):
        with Client(f"{site()}/elsewhere/") as client:
            self.refused(404, "not_found", client.get_stats)


if __name__ == "__main__":
    unittest.main()
