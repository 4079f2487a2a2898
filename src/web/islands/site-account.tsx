export { SiteAccount as default } from '../features/accounts/site-account.tsx';
