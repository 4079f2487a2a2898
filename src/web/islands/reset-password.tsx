export { ResetPassword as default } from '../features/accounts/passwords/reset-password.tsx';
