export { PlanPicker as default } from '../features/billing/pricing/plan-picker.tsx';
