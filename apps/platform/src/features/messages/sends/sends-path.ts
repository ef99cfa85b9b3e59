/** Where the sends are, or one of them; admins alone have them. */
export const sendsPath = (id?: string): string => `/admin/messages/sends${id === undefined ? '' : `/${id}`}`;
