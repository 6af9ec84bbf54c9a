/** In the data folder: when its last backup was taken, and how many events are in it. */
export const LAST_BACKUP_FILE = 'last-backup.json';
