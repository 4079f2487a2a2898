import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { createContext, useContext, useEffect, useState } from 'react';
import type { OwnRules } from '#contract/protocols/protocols.ts';
import { orpc } from '../../../lib/http/query.ts';

/** So long nothing more is typed before it is tried. */
const pauseMs = 250;

/** What the rules as they stand here would have changed about the last 30 days, while they are not saved. */
export function useSimulation(propertyId: string | null, own: OwnRules, isChanged: boolean) {
  const typed = JSON.stringify(own);
  const [settled, setSettled] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), pauseMs);
    return () => clearTimeout(timer);
  }, [typed]);
  const query = useQuery({
    ...orpc.simulations.run.queryOptions({
      input: { property_id: propertyId, rules: JSON.parse(settled) as OwnRules }, // written above
    }),
    enabled: isChanged,
    placeholderData: keepPreviousData,
    retry: 1,
  });
  return {
    data: query.data,
    error: query.error,
    retry: () => void query.refetch(),
    /** What is shown is of what was typed before. */
    isBehind: typed !== settled || query.isFetching,
  };
}
export type SimulationState = ReturnType<typeof useSimulation>;

const Simulated = createContext<SimulationState | null>(null);

/** Hands what was found to each rule of the page. */
export const SimulationProvider = Simulated.Provider;

export const useSimulated = (): SimulationState | null => useContext(Simulated);
