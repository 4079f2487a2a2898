import 'react-dom/client'; // keeps react-dom among the modules that the app's shell preloads
import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url';
import { type ReactNode, use } from 'react';
import { Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router';
import { StaticPage } from './islands/static.tsx';
import stylesheet from './styles/app.css?url';
import themeBoot from './theme-boot.js?url&no-inline';
import { PageError } from './ui/page-error.tsx';

/** What a route module may say about itself: a static page is sent as plain HTML and only its islands run. */
export type Handle = { static?: boolean };

export function links() {
  return [
    { rel: 'preload', href: figtree, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' as const },
    { rel: 'stylesheet', href: stylesheet },
    { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  ];
}

/** Until a screen has said its own: no document is without a title, not even the shell. */
export function meta() {
  return [{ title: 'Porchlight' }];
}

export function Layout({ children }: { children: ReactNode }) {
  const page = use(StaticPage);
  return (
    <html lang="en" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta
          name="viewport"
          content="width=device-width, initial-scale=1, viewport-fit=cover, interactive-widget=resizes-content"
        />
        <script src={themeBoot} />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        {page ? page.scripts.map((src) => <script key={src} type="module" src={src} />) : <AppScripts />}
      </body>
    </html>
  );
}

function AppScripts() {
  return (
    <>
      <ScrollRestoration />
      <Scripts />
    </>
  );
}

export default function Root() {
  return <Outlet />;
}

/** The shell of the signed-in screens while their code arrives: the ground colour, and nothing that moves. */
export function HydrateFallback() {
  return <main id="main" className="min-h-dvh" aria-busy="true" />;
}

export function ErrorBoundary() {
  return <PageError />;
}
