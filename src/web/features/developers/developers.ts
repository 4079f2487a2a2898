import { orpc, queryClient } from '../../lib/http/query.ts';

/** While something is on its way it is looked at again this often. */
export const lookAgainMs = 3000;

export const refreshKeys = () => queryClient.invalidateQueries({ queryKey: orpc.developers.keys.key() });
export const refreshWebhooks = () => queryClient.invalidateQueries({ queryKey: orpc.developers.webhooks.key() });
export const refreshDeliveries = () => queryClient.invalidateQueries({ queryKey: orpc.developers.deliveries.key() });
