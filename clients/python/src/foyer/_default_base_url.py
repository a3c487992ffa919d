"""The default address of the site.

A site that gives this package away has its own address here.
"""

DEFAULT_BASE_URL = "http://localhost:8000"
