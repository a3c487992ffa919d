// Other names of skills, by which people ask for them.
const GROUPS = `
javascript js ecmascript
typescript ts
postgresql postgres pg psql
kubernetes k8s
golang go
python py
node nodejs node.js
html html5
css css3
docker containers
sql
c++ cpp
c# csharp
gis geographic_information_systems
machine_learning ml
artificial_intelligence ai
user_experience ux
user_interface ui
`;

const ALIASES = new Map<string, string[]>();
for (const line of GROUPS.trim().split("\n")) {
  const names = line.split(" ").map((name) => name.replaceAll("_", " "));
  for (const name of names) {
    ALIASES.set(name, names.filter((other) => other !== name));
  }
}

/** Other names of a skill; none where it has but one. */
export function aliasesOf(skill: string): string[] {
  return ALIASES.get(skill.toLowerCase()) ?? [];
}
