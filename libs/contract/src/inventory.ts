/** What paged lists of the inventory tell beside their rows. */
export interface InventoryPage {
  current_page: number;
  total: number;
  pages: number;
}

/** After a change of the inventory; the entry as it is now, null while the read models lag behind. */
export interface InventorySavedResponse<T> {
  success: true;
  /** A sentence for the screen. */
  message: string;
  entry: T | null;
}
