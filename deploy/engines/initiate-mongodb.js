// For mongosh: makes the replica set of the members in MEMBERS and the application's own account, once.
const { MEMBERS, APP_PASSWORD } = process.env;
const members = MEMBERS.split(' ').map((host, _id) => ({ _id, host: `${host}:27017` }));

try {
  rs.status();
} catch (error) {
  if (error.codeName !== 'NotYetInitialized') throw error;
  rs.initiate({ _id: 'rs0', members });
}
while (!db.hello().isWritablePrimary && !db.hello().primary) sleep(200);

const hosts = members.map(({ host }) => host).join(',');
const root = [process.env.MONGODB_ROOT, process.env.MONGODB_ROOT_PASSWORD].map(encodeURIComponent).join(':');
const vouchwell = new Mongo(`mongodb://${root}@${hosts}/?replicaSet=rs0&authSource=admin`).getDB('vouchwell');
const account = { pwd: APP_PASSWORD, roles: [{ role: 'readWrite', db: 'vouchwell' }] };
if (vouchwell.getUser('vouchwell')) vouchwell.updateUser('vouchwell', account);
else vouchwell.createUser({ user: 'vouchwell', ...account });
