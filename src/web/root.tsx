import { language } from '#contract/messages/en/own.ts';
import 'react-dom/client'; // keeps react-dom among the modules that the app's shell preloads
import { type ReactNode, use } from 'react';
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useMatches } from 'react-router';
import { StaticPage } from './islands/static.tsx';
import { useRouteChange } from './lib/page/route-change.ts';
import appStyles from './styles/app.css?url';
import figtree from './styles/fonts/figtree-text.woff2?url';
import siteStyles from './styles/site.css?url';
import themeBoot from './theme-boot.js?url&no-inline';
import { Announcer } from './ui/announcer.tsx';
import { PageError } from './ui/page/page-error.tsx';

/**
 * What a route module may say about itself: a static page is sent as plain HTML and only its islands run; a page of
 * the site has the site's own, smaller sheet of styles.
 */
export type Handle = { static?: boolean; site?: boolean };

export function links() {
  return [
    { rel: 'preload', href: figtree, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' as const },
    { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
    { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
    { rel: 'manifest', href: '/manifest.webmanifest' },
  ];
}

/** Until a screen has said its own: no document is without a title, not even the shell. */
export function meta() {
  return [{ title: 'Porchlight' }];
}

export function Layout({ children }: { children: ReactNode }) {
  const page = use(StaticPage);
  const matches = useMatches();
  const themeHasFile = page !== null || import.meta.env.DEV; // the build puts it into the documents of the app itself
  const isSite = page !== null && matches.some(({ handle }) => (handle as Handle | undefined)?.site); // typed unknown
  return (
    <html lang={language} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta
          name="viewport"
          content="width=device-width, initial-scale=1, viewport-fit=cover, interactive-widget=resizes-content"
        />
        <meta name="theme-color" content="#f9fafc" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#0f141e" media="(prefers-color-scheme: dark)" />
        {themeHasFile && <script src={themeBoot} />}
        <Meta />
        <Links />
        <link rel="stylesheet" href={isSite ? siteStyles : appStyles} />
      </head>
      <body>
        {children}
        {page ? page.scripts.map((src) => <script key={src} type="module" src={src} />) : <AppScripts />}
      </body>
    </html>
  );
}

/**
 * Positions are kept by path and by the tab that is open there, so that a filter or a dialog in the address moves
 * nothing; a new path is useRouteChange's.
 */
function AppScripts() {
  return (
    <>
      <ScrollRestoration
        getKey={({ pathname, search }) => `${pathname} ${new URLSearchParams(search).get('tab') ?? ''}`}
      />
      <Arrival />
      <Scripts />
    </>
  );
}

/** Behind the restoring of positions, which would have the last word otherwise. */
function Arrival() {
  return <Announcer text={useRouteChange()} />;
}

export default function Root() {
  return <Outlet />;
}

/** The shell of the signed-in screens while their code arrives: the ground color, and nothing that moves. */
export function HydrateFallback() {
  return <main id="main" className="min-h-dvh" aria-busy="true" />;
}

export function ErrorBoundary() {
  return <PageError />;
}
