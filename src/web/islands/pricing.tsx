export { PlanPicker as default } from '../features/pricing/plan-picker.tsx';
