export { SignInReturn as default } from '../features/accounts/sign-in-return.tsx';
