import { support, supportHours, telOf } from '#contract/site/support.ts';
import { Logo } from '../../ui/page/logo.tsx';

const columns = [
  {
    title: 'Product',
    links: [
      { path: '/features', name: 'Features' },
      { path: '/pricing', name: 'Pricing' },
      { path: '/faq', name: 'FAQ' },
    ],
  },
  {
    title: 'Company',
    links: [
      { path: '/about', name: 'About' },
      { path: '/contact', name: 'Contact' },
    ],
  },
  {
    title: 'Legal',
    links: [
      { path: '/privacy', name: 'Privacy Policy' },
      { path: '/terms', name: 'Terms of Service' },
    ],
  },
];

/** The same help in the same place on every public page. */
export function SiteFooter() {
  return (
    <footer className="no-print mt-auto border-t border-line bg-surface">
      <div className="mx-auto grid w-full max-w-site grid-cols-2 gap-x-6 gap-y-8 px-4 pt-12 pb-24 sm:grid-cols-[2fr_1fr_1fr_1fr] sm:px-6">
        <div className="col-span-2 grid content-start gap-3 sm:col-span-1">
          <Logo />
          <p className="text-ink-2">The light is always on.</p>
          <p className="text-meta text-ink-3">
            <a href={telOf(support.phone)} className="whitespace-nowrap inline-block py-1 text-primary-text underline">
              {support.phone}
            </a>
            , {supportHours[0].hours}
            <br />
            <a href={`mailto:${support.email}`} className="inline-block py-1 wrap-anywhere text-primary-text underline">
              {support.email}
            </a>
          </p>
        </div>
        {columns.map(({ title, links }) => (
          <nav key={title} aria-label={title} className="min-w-0">
            <h2 className="text-label">{title}</h2>
            <ul className="mt-2">
              {links.map(({ path, name }) => (
                <li key={path}>
                  <a
                    href={path}
                    className="inline-flex min-h-9 items-center text-ink-2 hover:text-ink hover:underline touch:min-h-11"
                  >
                    {name}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
    </footer>
  );
}
