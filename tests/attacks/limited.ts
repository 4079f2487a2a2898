/** A property's guest link, and a thread of one who came by it. */
export type Guest = { token: string; thread: { id: string; secret: string } };

type Try = {
  method?: string;
  path: (n: number, guest: Guest) => string;
  body?: (n: number) => object;
  headers?: Record<string, string>;
};
export type Limit = Try & { name: string; most: number };

const signUp = (n: number) => ({
  firstName: 'Nora',
  lastName: 'New',
  email: `nora${n}@example.com`,
  phone: '(415) 555-0123',
  propertyAddress: '12 Garden Street',
  propertyCity: 'Oakland',
  propertyState: 'CA',
  propertyZip: '94601',
  password: 'Nightlight1!',
  agreeToTerms: true,
});
const v1 = (path: string) => () => `/api/v1${path}`;
const wrongLink = (n: number) => `${String(n).padStart(22, 'x')}`;

/** `most`: how many of one address are answered within the window; the next is refused. */
export const limits: Limit[] = [
  {
    name: 'sign-in',
    most: 20,
    path: () => '/api/auth/sign-in/email',
    body: (n) => ({ email: `nobody${n}@example.com`, password: 'x' }),
  },
  { name: 'forgot', most: 10, path: v1('/forgot-password'), body: (n) => ({ email: `a${n}@example.com` }) },
  { name: 'resend', most: 10, path: v1('/resend-verification'), body: (n) => ({ email: `b${n}@example.com` }) },
  { name: 'sign-up', most: 10, path: v1('/sign-up'), body: signUp },
  { name: 'reset link', most: 60, method: 'GET', path: (n) => `/api/v1/reset-password/${wrongLink(n)}` },
  {
    name: 'forms',
    most: 10,
    path: v1('/questions'),
    body: () => ({ question: 'Hello?', form_source: 'FAQ Quick Question' }),
  },
  {
    name: 'site chat',
    most: 30,
    path: (n) => `/api/v1/site-chat/${wrongLink(n)}`,
    body: () => ({ message: 'price?' }),
  },
  {
    name: 'guest chat, opening',
    most: 30,
    path: (_, { token }) => `/api/v1/guest/${token}/conversations`,
    body: () => ({}),
  },
  { name: 'guest link', most: 240, method: 'GET', path: (n) => `/api/v1/guest/${wrongLink(n)}` },
  {
    name: 'guest thread, guessing',
    most: 60,
    method: 'GET',
    path: (n, { thread }) => `/api/v1/guest/${wrongLink(n)}/conversations/${thread.id}/messages`,
  },
  { name: 'job link', most: 120, method: 'GET', path: (n) => `/api/v1/jobs/${wrongLink(n)}` },
  { name: 'second factor', most: 20, path: () => '/api/auth/two-factor/verify-totp', body: () => ({ code: '123456' }) },
  {
    name: 'new password by link',
    most: 20,
    path: () => '/api/auth/reset-password',
    body: (n) => ({ token: wrongLink(n), newPassword: 'Nightlight1!' }),
  },
];
