/** A link that calls: `(555) 555-0100` is `tel:5555550100`. */
export const phoneHref = (phone: string) => `tel:${phone.replace(/[^\d+]/g, '')}`;
