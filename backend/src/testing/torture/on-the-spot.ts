import { lookAt } from '../../adapters/read-models/look-at.ts';
import type { Channel } from '../../adapters/sqlite/channel.ts';
import { openForWriting } from '../../adapters/sqlite/connection.ts';
import { startError } from '../../adapters/sqlite/start-error.ts';
import { tasksOf } from '../../adapters/sqlite/tasks.ts';
import type { Definition } from '../../adapters/sqlite/unit.ts';
import type { Threads } from '../../embedded.ts';

/** What the engines' threads do, done at once by whoever asks: to start five threads costs more than all they do. */
export const onTheSpot: Threads = {
  open: async (path, definition) => channelTo(path, definition),
  look: async (asked) => lookAt(asked),
};

function channelTo(path: string, definition: Definition): Channel {
  const reply = tasksOf(opened(path, definition));
  return {
    run: async (units) => reply({ task: 'run', units }),
    checkpoint: async () => void reply({ task: 'checkpoint' }),
    close: async () => void reply({ task: 'close' }),
    leave: async () => void reply({ task: 'leave' }),
  };
}

function opened(path: string, definition: Definition) {
  try {
    return openForWriting(path, definition);
  } catch (error) {
    throw startError(path, error, definition.remedy);
  }
}
