// The layers and what each may import. Each project has one tag on the axis "layer"; the lint rule @nx/enforce-module-boundaries reads this
// table.
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
    bannedExternalImports: ['react', 'react-dom', '@remix-run/*', '@mantine/*', 'fastify', 'express'],
  },
  {
    sourceTag: 'layer:ui-kit',
    onlyDependOnLibsWithTags: [],
    bannedExternalImports: ['fastify', 'express', 'drizzle-orm', 'pg'],
  },
  {
    sourceTag: 'layer:node-kit',
    onlyDependOnLibsWithTags: [],
    bannedExternalImports: [
      'react',
      'react-dom',
      '@remix-run/*',
      '@mantine/*',
      'fastify',
      'express',
      'drizzle-orm',
      'pg',
    ],
  },
  {
    sourceTag: 'layer:commands',
    onlyDependOnLibsWithTags: ['layer:contracts'],
    bannedExternalImports: ['react', 'react-dom', '@remix-run/*', '@mantine/*', 'fastify', 'express'],
  },
  { sourceTag: 'layer:upstream', onlyDependOnLibsWithTags: ['layer:contracts'] },
  { sourceTag: 'layer:session', onlyDependOnLibsWithTags: ['layer:contracts', 'layer:upstream'] },
  { sourceTag: 'layer:realtime', onlyDependOnLibsWithTags: ['layer:contracts', 'layer:session'] },
  {
    sourceTag: 'layer:engines',
    onlyDependOnLibsWithTags: ['layer:contracts', 'layer:commands', 'layer:node-kit'],
    bannedExternalImports: ['react', 'react-dom', '@remix-run/*', '@mantine/*', 'fastify', 'express'],
  },
  {
    sourceTag: 'layer:text',
    onlyDependOnLibsWithTags: [],
    bannedExternalImports: ['react', 'react-dom', '@remix-run/*', '@mantine/*', 'fastify', 'express'],
  },
  {
    sourceTag: 'layer:prose',
    onlyDependOnLibsWithTags: ['layer:contracts', 'layer:commands', 'layer:upstream', 'layer:ui-kit', 'layer:text'],
    bannedExternalImports: ['fastify', 'express', 'drizzle-orm', 'pg', '@electric-sql/*'],
  },
  {
    sourceTag: 'layer:data',
    onlyDependOnLibsWithTags: ['layer:contracts'],
    bannedExternalImports: [
      'react',
      'react-dom',
      '@remix-run/*',
      '@mantine/*',
      'fastify',
      'express',
      'drizzle-orm',
      'pg',
    ],
  },
  {
    sourceTag: 'layer:feature',
    onlyDependOnLibsWithTags: [...floors, 'layer:text', 'layer:prose'],
    bannedExternalImports: ['fastify', 'express', 'drizzle-orm', 'pg', '@electric-sql/*'],
  },
  {
    sourceTag: 'layer:web',
    onlyDependOnLibsWithTags: [...floors, 'layer:feature', 'layer:node-kit'],
    bannedExternalImports: ['fastify', 'drizzle-orm', 'pg', '@electric-sql/*'],
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
    bannedExternalImports: ['react', 'react-dom', '@remix-run/*', '@mantine/*', 'express'],
  },
  { sourceTag: 'layer:e2e', onlyDependOnLibsWithTags: ['layer:contracts'] },
  {
    sourceTag: 'layer:tools',
    onlyDependOnLibsWithTags: ['layer:contracts', 'layer:commands', 'layer:engines', 'layer:data', 'layer:node-kit'],
  },
];
