export { SignInReturn as default } from '../features/accounts/sign-in/sign-in-return.tsx';
