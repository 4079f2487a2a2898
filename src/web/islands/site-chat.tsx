export { SiteChat as default } from '../features/site-chat/site-chat.tsx';
