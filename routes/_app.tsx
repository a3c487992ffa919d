import type { PageProps } from "fresh";
import { asset } from "fresh/runtime";
import { hexOf, toneOf } from "../lib/base/colour/colours.ts";
import { siteLinks } from "../lib/api/discovery/links.ts";
import { PAGE_SCRIPT } from "../lib/ui/page_script.ts";
import { FONT, pageStyle } from "../lib/ui/page_style.ts";
import { THEME } from "../lib/content/mod.ts";
import { OFFLINE } from "../lib/endpoint.ts";
import type { State } from "../lib/state.ts";
import { Footer } from "../lib/ui/Footer.tsx";
import { Header } from "./(_components)/Header.tsx";
import { PageHead } from "./(_components)/PageHead.tsx";
import { languagesOf, SiteProvider } from "./(_components)/SiteProvider.tsx";

export default function App({ Component, state }: PageProps<unknown, State>) {
  const { deps, path, request: { search, onlyMain, endpoint } } = state;
  const { page } = endpoint;
  const { profile, words } = deps.content;
  const main = (
    <main id="main">
      <Component />
    </main>
  );
  if (onlyMain) {
    return (
      <html>
        <body>{main}</body>
      </html>
    );
  }
  const { own, fixed } = languagesOf(page, profile);
  return (
    <html {...own}>
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta
          name="theme-color"
          content={hexOf(toneOf("light", "paper", profile.hue))}
          media="(prefers-color-scheme: light)"
        />
        <meta
          name="theme-color"
          content={hexOf(toneOf("dark", "paper", profile.hue))}
          media="(prefers-color-scheme: dark)"
        />
        <PageHead
          page={page}
          isAnswer={endpoint.asks !== undefined && search !== ""}
          site={state.site}
        />
        {siteLinks.map((link) => <link key={link.href} {...link} />)}
        {profile.sample && <meta name="robots" content="noindex" />}
        <script dangerouslySetInnerHTML={{ __html: PAGE_SCRIPT }} />
        <script type="module" src={asset("/shell.js")} />
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/api/v1/manifest" />
        <link
          rel="preload"
          href={asset(FONT)}
          as="font"
          type="font/woff2"
          crossorigin="anonymous"
        />
        <link rel="stylesheet" href={asset("/styles.css")} />
        {deps.content.theme && <link rel="stylesheet" href={`/${THEME}`} />}
        <style dangerouslySetInnerHTML={{ __html: pageStyle(deps) }} />
      </head>
      <body>
        <SiteProvider state={state}>
          <a class="skip" href="#main" {...fixed}>{words.shell.toText}</a>
          {profile.sample && (
            <aside class="note" role="note" {...fixed}>
              {words.shell.sample}
            </aside>
          )}
          {path !== OFFLINE && (
            <aside
              class="note"
              {...fixed}
              hidden
              data-offline={words.shell.offline}
              data-unreachable={words.shell.unreachable}
            />
          )}
          <Header content={deps.content} page={page} />
          {main}
          <Footer page={page} />
          <p
            class="sr"
            {...fixed}
            role="status"
            data-copied={words.shell.copied}
          />
        </SiteProvider>
      </body>
    </html>
  );
}
