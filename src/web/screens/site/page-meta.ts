import * as copy from '#contract/messages/en/site/chrome.ts';
import type { SitePath } from '#contract/site/pages.ts';
import { support } from '#contract/site/support.ts';

/** What a public page says about itself to search engines and to whoever shares it. `data` is a JSON-LD block. */
export function pageMeta(page: { path: SitePath; title: string; description: string; data?: object[] }) {
  const address = `${support.origin}${page.path}`;
  const property = (name: string, content: string) => ({ property: `og:${name}`, content });
  return [
    { title: page.title },
    { name: 'description', content: page.description },
    { tagName: 'link', rel: 'canonical', href: address },
    property('title', page.title),
    property('description', page.description),
    property('url', address),
    property('type', 'website'),
    property('site_name', 'Porchlight'),
    property('image', `${support.origin}/social-card.png`),
    property('image:width', '1200'),
    property('image:height', '630'),
    property('image:alt', copy.socialCardAlt),
    { name: 'twitter:card', content: 'summary_large_image' },
    ...(page.data ?? []).map((data) => ({ 'script:ld+json': data })),
  ];
}
