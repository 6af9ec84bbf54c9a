import { Module } from '@nestjs/common';
import type { Config } from '../config.ts';
import type { Clock } from '../kernel/basics/clock.ts';
import { CLOCK, CONFIG } from '../kernel/basics/tokens.ts';
import { Vault } from '../kernel/vault/vault.ts';
import { Backoff } from './backoff.ts';
import { DownloadLinks } from './download-links.ts';
import { Passwords } from './passwords.ts';
import { Sessions } from './sessions.ts';

/** What shows who somebody is, and holds for a while; it knows people by their numbers alone. */
@Module({
  providers: [
    { provide: Passwords, inject: [Vault], useFactory: (vault: Vault) => new Passwords(vault) },
    {
      provide: Sessions,
      inject: [Vault, CLOCK, CONFIG],
      useFactory: (vault: Vault, clock: Clock, config: Config) =>
        new Sessions(vault, clock, config.sessionHours),
    },
    {
      provide: DownloadLinks,
      inject: [Vault, CLOCK],
      useFactory: (vault: Vault, clock: Clock) => new DownloadLinks(vault, clock),
    },
    {
      provide: Backoff,
      inject: [Vault, CLOCK],
      useFactory: (vault: Vault, clock: Clock) => new Backoff(vault, clock),
    },
  ],
  exports: [Passwords, Sessions, Backoff, DownloadLinks],
})
export class AuthModule {}
