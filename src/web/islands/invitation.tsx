export { InvitationPage as default } from '../features/accounts/people/invitation-page.tsx';
