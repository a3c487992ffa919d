"""The typed bodies against the OpenAPI document of the site."""

import json
import typing
import unittest

from foyer import types
from support import ROOT

SCHEMAS = json.loads((ROOT / "tests/snapshots/openapi.json").read_text("utf-8"))["components"][
    "schemas"
]
SCALARS = {str: "string", int: "integer", float: "number", bool: "boolean"}


class Types(unittest.TestCase):
    def test_every_schema_has_its_type(self):
        names = {name for name in vars(types) if name in SCHEMAS}
        self.assertEqual(names, set(SCHEMAS))

    def test_types_say_what_the_schemas_say(self):
        for name in sorted(SCHEMAS):
            with self.subTest(name):
                self.compare(getattr(types, name), SCHEMAS[name])

    def compare(self, kind, schema):
        if "$ref" in schema:
            schema = SCHEMAS[schema["$ref"].rsplit("/", 1)[1]]
        if typing.is_typeddict(kind):
            return self.compare_members(kind, schema)
        if type(None) in typing.get_args(kind):
            return self.compare_nullable(kind, schema)
        origin = typing.get_origin(kind)
        if origin is typing.Literal:
            allowed = schema["enum"] if "enum" in schema else [schema["const"]]
            self.assertEqual(set(typing.get_args(kind)), set(allowed))
        elif origin is list:
            self.compare(typing.get_args(kind)[0], schema["items"])
        elif origin is dict:
            self.assertEqual(schema["type"], "object")
        else:
            # A text with a fixed list of values may be `str`: the list may grow.
            self.assertEqual(SCALARS[kind], schema["type"])

    def compare_members(self, kind, schema):
        members = typing.get_type_hints(kind)
        self.assertEqual(set(members), set(schema["properties"]))
        self.assertEqual(kind.__required_keys__, set(schema["required"]))
        for name, member in members.items():
            self.compare(member, schema["properties"][name])

    def compare_nullable(self, kind, schema):
        (inner,) = (each for each in typing.get_args(kind) if each is not type(None))
        if "anyOf" in schema:
            value, null = schema["anyOf"]
            self.assertEqual(null, {"type": "null"})
            return self.compare(inner, value)
        self.assertEqual(schema["type"], [SCALARS[inner], "null"])


if __name__ == "__main__":
    unittest.main()
