export { VerificationPending as default } from '../features/accounts/verification-pending.tsx';
