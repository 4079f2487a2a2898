import { createContext } from 'react';

/** Whether the sentence ends right behind what is drawn here: "11:30 a.m." then leaves its own full stop out. */
export const StopFollows = createContext(false);
