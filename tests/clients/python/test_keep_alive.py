"""What the blocking client promises of its connections; httpx has its own tests."""

import socket
import threading
import unittest

from foyer import ApiConnectionError, ApiError, Foyer

BODY = b"HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\n{}"


class Server:
    """Answers each connection as a list says: one entry for each request on it.

    An entry is the bytes of an answer; None closes without one. A connection
    closes after its entries.
    """

    def __init__(self, *connections):
        self._script = connections
        self._listener = socket.create_server(("127.0.0.1", 0))
        self.url = f"http://127.0.0.1:{self._listener.getsockname()[1]}"
        self.requests = []
        self._closed = [threading.Event() for _ in connections]
        self._thread = threading.Thread(target=self._serve)

    def __enter__(self):
        self._thread.start()
        return self

    def __exit__(self, *_):
        self._thread.join()
        self._listener.close()

    def wait_until_closed(self, number):
        """Waits until a connection has been closed by the server."""
        assert self._closed[number].wait(10)

    def _serve(self):
        for number, answers in enumerate(self._script):
            connection, _ = self._listener.accept()
            with connection:
                for answer in answers:
                    head = self._read(connection)
                    self.requests.append((number, head.split(b" ")[1].decode()))
                    if answer is None:
                        break
                    connection.sendall(answer)
            self._closed[number].set()

    def _read(self, connection):
        data = b""
        while b"\r\n\r\n" not in data:
            data += connection.recv(65536)
        head, _, body = data.partition(b"\r\n\r\n")
        for line in head.lower().split(b"\r\n"):
            if line.startswith(b"content-length:"):
                while len(body) < int(line.split(b":")[1]):
                    body += connection.recv(65536)
        return head


class KeepAlive(unittest.TestCase):
    def test_a_connection_is_used_again(self):
        with Server([BODY, BODY, BODY]) as server, Foyer(server.url) as client:
            client.get_stats()
            client.chat(npc_id="barista", message="Hello")
            client.chat_health()
        self.assertEqual([number for number, _ in server.requests], [0, 0, 0])

    def test_a_connection_is_used_again_after_an_error(self):
        error = b"HTTP/1.1 404 No\r\nContent-Length: 2\r\n\r\n{}"
        with Server([error, BODY]) as server, Foyer(server.url) as client:
            self.assertRaises(ApiError, client.get_stats)
            client.get_stats()
        self.assertEqual([number for number, _ in server.requests], [0, 0])

    def test_a_connection_whose_error_was_not_read_to_its_end_is_not_used_again(self):
        error = b"HTTP/1.1 404 No\r\nContent-Length: 70000\r\n\r\n" + b"x" * 70_000
        with Server([error], [BODY]) as server, Foyer(server.url) as client:
            self.assertRaises(ApiError, client.get_stats)
            client.get_stats()
        self.assertEqual([number for number, _ in server.requests], [0, 1])

    def test_a_connection_that_the_server_ends_by_a_header_is_not_used_again(self):
        last = BODY.replace(b"\r\n\r\n", b"\r\nConnection: close\r\n\r\n")
        with Server([last], [BODY]) as server, Foyer(server.url) as client:
            client.get_stats()
            client.get_stats()
        self.assertEqual([number for number, _ in server.requests], [0, 1])

    def test_a_connection_that_the_server_has_closed_costs_no_try(self):
        for call in [Foyer.get_stats, lambda client: client.chat(npc_id="a", message="b")]:
            with Server([BODY], [BODY]) as server, Foyer(server.url, max_retries=0) as client:
                client.get_stats()
                server.wait_until_closed(0)
                call(client)
            self.assertEqual(len(server.requests), 2)

    def test_bytes_that_nobody_asked_for_are_no_answer(self):
        unasked = BODY.replace(b"{}", b"[]")
        with Server([BODY + unasked], [BODY]) as server, Foyer(server.url) as client:
            client.get_stats()
            server.wait_until_closed(0)
            self.assertEqual(client.get_stats(), {})

    def test_a_read_that_meets_a_closing_connection_costs_no_try(self):
        with Server([BODY, None], [BODY]) as server, Foyer(server.url, max_retries=0) as client:
            client.get_stats()
            self.assertEqual(client.get_stats(), {})
        self.assertEqual([number for number, _ in server.requests], [0, 0, 1])

    def test_a_post_that_meets_a_closing_connection_is_not_sent_again(self):
        with Server([BODY, None], [BODY]) as server, Foyer(server.url) as client:
            client.get_stats()
            with self.assertRaises(ApiConnectionError):
                client.chat(npc_id="barista", message="Hello")
            client.get_stats()
        stats, chat = "/api/v1/stats", "/api/v1/npc-chat"
        self.assertEqual(server.requests, [(0, stats), (0, chat), (1, stats)])

    def test_threads_do_not_share_a_connection_at_the_same_time(self):
        # The barrier falls only when all requests are under way.
        calls = 4
        barrier = threading.Barrier(calls, timeout=10)
        listener = socket.create_server(("127.0.0.1", 0))

        def answer(connection):
            with connection:
                connection.recv(65536)
                barrier.wait()
                connection.sendall(BODY)

        def serve():
            workers = []
            for _ in range(calls):
                connection, _ = listener.accept()
                workers.append(threading.Thread(target=answer, args=(connection,)))
                workers[-1].start()
            for worker in workers:
                worker.join()

        results = []
        url = f"http://127.0.0.1:{listener.getsockname()[1]}"
        with listener, Foyer(url, max_retries=0) as client:
            server = threading.Thread(target=serve)
            threads = [
                threading.Thread(target=lambda: results.append(client.get_stats()))
                for _ in range(calls)
            ]
            for thread in [server, *threads]:
                thread.start()
            for thread in [*threads, server]:
                thread.join()
        self.assertEqual(results, [{}] * calls)

    def test_close_closes_the_connections(self):
        listener = socket.create_server(("127.0.0.1", 0))
        ends = []

        def serve():
            connection, _ = listener.accept()
            with connection:
                connection.settimeout(10)
                connection.recv(65536)
                connection.sendall(BODY)
                ends.append(connection.recv(1))

        server = threading.Thread(target=serve)
        server.start()
        with listener, Foyer(f"http://127.0.0.1:{listener.getsockname()[1]}") as client:
            client.get_stats()
            client.close()
            server.join()
        self.assertEqual(ends, [b""])


if __name__ == "__main__":
    unittest.main()
