export { SiteAccount as default } from '../features/accounts/menu/site-account.tsx';
