import * as copy from '#contract/messages/en/site/chrome.ts';
import { support, supportHours, telOf } from '#contract/site/support.ts';
import { Fill } from '../../ui/fill.tsx';
import { Logo } from '../../ui/page/logo.tsx';

const columns = [
  {
    title: copy.productColumn,
    links: [
      { path: '/features', name: copy.featuresPage },
      { path: '/pricing', name: copy.pricingPage },
      { path: '/faq', name: copy.faqPage },
    ],
  },
  {
    title: copy.companyColumn,
    links: [
      { path: '/about', name: copy.aboutPage },
      { path: '/contact', name: copy.contactPage },
    ],
  },
  {
    title: copy.legalColumn,
    links: [
      { path: '/privacy', name: copy.privacyPolicy },
      { path: '/terms', name: copy.termsOfService },
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
          <p className="text-ink-2">{copy.slogan}</p>
          <p className="text-meta text-ink-3">
            <Fill of={copy.phoneAndHours} with={{ phone: <PhoneNumber />, hours: supportHours[0].hours }} />
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

function PhoneNumber() {
  return (
    <a href={telOf(support.phone)} className="whitespace-nowrap inline-block py-1 text-primary-text underline">
      {support.phone}
    </a>
  );
}
