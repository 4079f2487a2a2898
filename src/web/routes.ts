import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';

export default [
  layout('screens/site/site-layout.tsx', [
    index('screens/site/home.tsx'),
    route('features', 'screens/site/features.tsx'),
    route('pricing', 'screens/site/pricing.tsx'),
    route('contact', 'screens/site/contact.tsx'),
    route('faq', 'screens/site/faq.tsx'),
    route('about', 'screens/site/about.tsx'),
    route('privacy', 'screens/site/privacy.tsx'),
    route('terms', 'screens/site/terms.tsx'),
    route('example-card', 'screens/site/example-card.tsx'),
  ]),
  route('g/:token?', 'screens/guest/guest-page.tsx'),
  route('job/:token?', 'screens/job/job-page.tsx'),
  route('answer/:token?', 'screens/auth/answer.tsx'),
  route('login', 'screens/auth/login.tsx'),
  route('login/return', 'screens/auth/sign-in-return.tsx'),
  route('signup', 'screens/auth/sign-up.tsx'),
  route('email-verification-pending', 'screens/auth/verification-pending.tsx'),
  route('confirm-email', 'screens/auth/confirm-email.tsx'),
  route('reset-password', 'screens/auth/reset-password.tsx'),
  layout('screens/signed-in.tsx', [
    layout('screens/owner/owner-layout.tsx', [
      route('dashboard', 'screens/owner/dashboard.tsx'),
      route('dashboard/properties', 'screens/owner/properties.tsx'),
      route('dashboard/properties/:id', 'screens/owner/property.tsx'),
      route('dashboard/contractors', 'screens/owner/contractors.tsx'),
      route('dashboard/work-orders', 'screens/owner/work-orders.tsx'),
      route('dashboard/conversations', 'screens/owner/conversations.tsx'),
      route('dashboard/knowledge', 'screens/owner/knowledge.tsx'),
      route('dashboard/developers', 'screens/owner/developers.tsx'),
      route('profile', 'screens/owner/profile.tsx'),
      route('support', 'screens/owner/support.tsx'),
    ]),
    route('console', 'screens/console/console.tsx'),
    layout('screens/console/staff-layout.tsx', [
      route('questions', 'screens/console/questions.tsx'),
      route('removed-properties', 'screens/console/removed-properties.tsx'),
      route('security', 'screens/console/security.tsx'),
      route('staff', 'screens/console/staff.tsx'),
    ]),
  ]),
  route('dev/ui', 'screens/dev/ui-gallery.tsx'),
  // Needed even though it only redirects: an address no route knows would be rendered anew in the browser,
  // with script elements that Trusted Types refuses, and leave a blank page.
  route('*', 'screens/site/unknown.tsx'),
] satisfies RouteConfig;
