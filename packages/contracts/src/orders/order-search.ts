/** The longest text by which orders are searched, in characters: that of an e-mail address. */
export const maxOrderSearch = 254;
