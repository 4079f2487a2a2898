import { reactRouter } from '@react-router/dev/vite';
import babel from '@rolldown/plugin-babel';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { fewerFiles } from './tools/build/chunks.ts';
import { compiler } from './tools/build/compiler.ts';
import { drawInTurn } from './tools/build/draw-in-turn.ts';
import { fewLinesForIcons } from './tools/build/icons.ts';
import { inLanguage, pagesLanguage } from './tools/build/pages-language.ts';
import { fewerPreloads } from './tools/build/preloads.ts';
import { shippedPackages } from './tools/build/shipped-packages.ts';

/** In development the page comes from here and everything else from the server of `npm run dev`. */
const server = `http://127.0.0.1:${process.env.PORT ?? 3000}`;
const proxied = ['/rpc', '/api', '/files', '/captcha', '/outbox', '/healthz', '/readyz'];

export default defineConfig({
  plugins: [
    inLanguage(pagesLanguage),
    fewLinesForIcons,
    tailwindcss(),
    drawInTurn,
    reactRouter(),
    babel({ presets: [compiler] }),
    fewerFiles(),
    fewerPreloads(),
    shippedPackages,
  ],
  // A sentence of a catalogue goes into the page that says it, so that no page loads another's (ADR 0015).
  build: { manifest: true, rolldownOptions: { optimization: { inlineConst: { mode: 'all', pass: 2 } } } },
  server: { proxy: Object.fromEntries(proxied.map((path) => [path, server])) },
});
