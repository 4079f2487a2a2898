import { Palette } from '../../../features/reports/find/palette.tsx';
import { useOwnerStep } from './use-owner-step.ts';
import { useWays } from './ways.ts';

/** What an owner finds and does from anywhere. A default export, so that it comes when it is first opened. */
export default function OwnerPalette({ open, step, onClose }: { open: boolean; step: string; onClose: () => void }) {
  const { ask } = useWays();
  return (
    <Palette open={open} step={useOwnerStep(step)} onClose={onClose} onBack={step === '' ? undefined : () => ask('')} />
  );
}
