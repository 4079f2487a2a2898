export { AnswerPage as default } from '../features/knowledge/answer-page.tsx';
