export { VerificationPending as default } from '../features/accounts/sign-up/verification-pending.tsx';
