/** Sessions by their ids, for what one holds open (streams) or was given (links): both end with it. */
export type Sessions = {
  /** Whether it goes on; asking does not make it slide. */
  isLive(sessionId: string): Promise<boolean>;
  /** Calls back when it ends, on whatever node; returns how to stop listening. */
  onEnd(sessionId: string, hear: () => void): () => void;
  /** Ends what is held open by sessions that ran out by themselves: nobody signals those. */
  endExpired(): Promise<void>;
};
