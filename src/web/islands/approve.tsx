export { ApprovePage as default } from '../features/dispatch/approvals/approve-page.tsx';
