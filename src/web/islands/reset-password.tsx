export { ResetPassword as default } from '../features/accounts/reset-password.tsx';
