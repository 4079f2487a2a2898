export { ConfirmEmail as default } from '../features/accounts/sign-up/confirm-email.tsx';
