export { ApprovePage as default } from '../features/approvals/approve-page.tsx';
