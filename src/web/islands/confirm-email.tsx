export { ConfirmEmail as default } from '../features/accounts/confirm-email.tsx';
