export { MorningMailPage as default } from '../features/notifications/reach/morning-mail-page.tsx';
