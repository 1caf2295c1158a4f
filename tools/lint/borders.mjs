// The layers and what each may import. Each project has one tag on the axis "layer"; the lint rule @nx/enforce-module-boundaries reads this
// table.

const pagePackages = ['react', 'react-dom', '@remix-run/*', '@mantine/*'];
const serverPackages = ['fastify', 'express'];
const databasePackages = ['drizzle-orm', 'pg'];

const floors = [
  'layer:contracts',
  'layer:commands',
  'layer:upstream',
  'layer:session',
  'layer:realtime',
  'layer:ui-kit',
];

export const depConstraints = [
  {
    sourceTag: 'layer:contracts',
    onlyDependOnLibsWithTags: [],
    bannedExternalImports: [...pagePackages, ...serverPackages],
  },
  {
    sourceTag: 'layer:ui-kit',
    onlyDependOnLibsWithTags: ['layer:text'],
    bannedExternalImports: [...serverPackages, ...databasePackages],
  },
  {
    sourceTag: 'layer:node-kit',
    onlyDependOnLibsWithTags: [],
    bannedExternalImports: [...pagePackages, ...serverPackages, ...databasePackages],
  },
  {
    sourceTag: 'layer:commands',
    onlyDependOnLibsWithTags: ['layer:contracts'],
    bannedExternalImports: [...pagePackages, ...serverPackages],
  },
  { sourceTag: 'layer:upstream', onlyDependOnLibsWithTags: ['layer:contracts', 'layer:node-kit'] },
  { sourceTag: 'layer:session', onlyDependOnLibsWithTags: ['layer:contracts', 'layer:upstream'] },
  { sourceTag: 'layer:realtime', onlyDependOnLibsWithTags: ['layer:contracts', 'layer:session'] },
  {
    sourceTag: 'layer:engines',
    onlyDependOnLibsWithTags: ['layer:contracts', 'layer:commands', 'layer:node-kit'],
    bannedExternalImports: [...pagePackages, ...serverPackages],
  },
  {
    sourceTag: 'layer:text',
    onlyDependOnLibsWithTags: [],
    bannedExternalImports: [...pagePackages, ...serverPackages],
  },
  {
    sourceTag: 'layer:prose',
    onlyDependOnLibsWithTags: ['layer:contracts', 'layer:commands', 'layer:upstream', 'layer:ui-kit', 'layer:text'],
    bannedExternalImports: [...serverPackages, ...databasePackages, '@electric-sql/*'],
  },
  {
    sourceTag: 'layer:data',
    onlyDependOnLibsWithTags: ['layer:contracts'],
    bannedExternalImports: [...pagePackages, ...serverPackages, ...databasePackages],
  },
  {
    sourceTag: 'layer:feature',
    onlyDependOnLibsWithTags: [...floors, 'layer:text', 'layer:prose'],
    bannedExternalImports: [...serverPackages, ...databasePackages, '@electric-sql/*'],
  },
  {
    sourceTag: 'layer:web',
    onlyDependOnLibsWithTags: [...floors, 'layer:feature', 'layer:node-kit'],
    bannedExternalImports: ['fastify', ...databasePackages, '@electric-sql/*'],
  },
  {
    sourceTag: 'layer:api',
    onlyDependOnLibsWithTags: [
      'layer:contracts',
      'layer:commands',
      'layer:engines',
      'layer:data',
      'layer:text',
      'layer:node-kit',
    ],
    bannedExternalImports: [...pagePackages, 'express'],
  },
  { sourceTag: 'layer:e2e', onlyDependOnLibsWithTags: ['layer:contracts'] },
  {
    sourceTag: 'layer:tools',
    onlyDependOnLibsWithTags: [
      'layer:contracts',
      'layer:commands',
      'layer:engines',
      'layer:data',
      'layer:text',
      'layer:node-kit',
    ],
  },
];
