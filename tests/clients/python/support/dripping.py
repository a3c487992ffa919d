"""A server that does not come to an end."""

import socket
import threading
import time


class dripping:
    """A server that sends a head, then piece after piece until nobody listens."""

    def __init__(self, head, piece=b"x", pause=0.02):
        self._head, self._piece, self._pause = head, piece, pause
        self._listener = socket.create_server(("127.0.0.1", 0))
        self._thread = threading.Thread(target=self._serve)

    def __enter__(self):
        self._thread.start()
        return f"http://127.0.0.1:{self._listener.getsockname()[1]}"

    def __exit__(self, *_):
        self._thread.join()
        self._listener.close()

    def _serve(self):
        connection, _ = self._listener.accept()
        with connection:
            try:
                connection.recv(65536)
                connection.sendall(self._head)
                while self._piece:
                    connection.sendall(self._piece)
                    # Real time: the client under test reads a real connection.
                    time.sleep(self._pause)
            except OSError:
                pass
