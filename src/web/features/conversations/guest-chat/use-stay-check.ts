import { type ComponentType, useState } from 'react';
import type { StayCheckProps } from './stay-check.tsx';

/** The stay check comes when it is asked for: few guests need it, and none at once. */
export function useStayCheck() {
  const [Dialog, setDialog] = useState<ComponentType<StayCheckProps> | null>(null);
  const [problem, setProblem] = useState<string>();
  const open = async () => {
    setProblem(undefined);
    try {
      const { StayCheckDialog } = await import('./stay-check.tsx');
      setDialog(() => StayCheckDialog);
    } catch {
      setProblem("We couldn't open the stay check. Check your connection and try again.");
    }
  };
  return { Dialog, problem, open: () => void open(), close: () => setDialog(null) };
}
