/** So many views of the audit history one account keeps: as many as a menu can show. */
export const AUDIT_VIEWS_MOST = 30;
/** Characters. */
export const AUDIT_VIEW_NAME_MOST = 60;
