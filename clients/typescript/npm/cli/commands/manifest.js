export const manifest = {
    name: "manifest",
    operands: [],
    options: ["theme"],
    summary: "The web app manifest of the site",
    examples: [
        "foyer manifest --theme dark",
        "foyer manifest --fields name,theme_color --table",
    ],
    answer: {},
    run: ({ foyer, settings: { theme } }) => foyer.manifest({ theme }),
};
