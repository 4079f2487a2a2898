export { ContactForm as default } from '../features/enquiries/contact-form.tsx';
