import { Controller, Get } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import { declaredRoutes } from './declared-routes.ts';
import { Reveals } from './disclosure.ts';
import { openApi } from './openapi.ts';
import { Needs } from './route-access.ts';

/** What there is to call, for those who look after the site. */
@Controller()
export class OpenApiController {
  constructor(private readonly modules: ModuleRef) {}

  @Get('openapi.json')
  @Needs('can_access_admin')
  @Reveals('nothing')
  document(): object {
    return openApi(declaredRoutes(this.modules));
  }
}
