import type { DiagnosisGroup } from '../codes/diagnosis.ts';

export const mobilityOrthopedicDiagnoses: readonly DiagnosisGroup[] = [
  {
    category: 'Mobility',
    subcategory: 'Gait and falls',
    codes: [
      ['R26.0', 'Ataxic gait'],
      ['R26.1', 'Paralytic gait'],
      ['R26.2', 'Difficulty in walking, not elsewhere classified'],
      ['R26.81', 'Unsteadiness on feet'],
      ['R26.89', 'Other abnormalities of gait and mobility'],
      ['R26.9', 'Unspecified abnormalities of gait and mobility'],
      ['R27.0', 'Ataxia, unspecified'],
      ['R27.8', 'Other lack of coordination'],
      ['R27.9', 'Unspecified lack of coordination'],
      ['R29.6', 'Repeated falls'],
      ['R53.1', 'Weakness'],
      ['R53.81', 'Other malaise'],
      ['R54', 'Age-related physical debility'],
      ['Z74.01', 'Bed confinement status'],
      ['Z74.09', 'Other reduced mobility'],
      ['Z91.81', 'History of falling'],
      ['Z99.3', 'Dependence on wheelchair'],
    ],
  },
  {
    category: 'Mobility',
    subcategory: 'Osteoarthritis',
    codes: [
      ['M15.0', 'Primary generalized (osteo)arthritis'],
      ['M15.9', 'Polyosteoarthritis, unspecified'],
      ['M16.0', 'Bilateral primary osteoarthritis of hip'],
      ['M16.10', 'Unilateral primary osteoarthritis, unspecified hip'],
      ['M16.11', 'Unilateral primary osteoarthritis, right hip'],
      ['M16.12', 'Unilateral primary osteoarthritis, left hip'],
      ['M16.9', 'Osteoarthritis of hip, unspecified'],
      ['M17.0', 'Bilateral primary osteoarthritis of knee'],
      ['M17.10', 'Unilateral primary osteoarthritis, unspecified knee'],
      ['M17.11', 'Unilateral primary osteoarthritis, right knee'],
      ['M17.12', 'Unilateral primary osteoarthritis, left knee'],
      ['M17.5', 'Other unilateral secondary osteoarthritis of knee'],
      ['M17.9', 'Osteoarthritis of knee, unspecified'],
      ['M19.071', 'Primary osteoarthritis, right ankle and foot'],
      ['M19.072', 'Primary osteoarthritis, left ankle and foot'],
      ['M19.079', 'Primary osteoarthritis, unspecified ankle and foot'],
      ['M19.90', 'Unspecified osteoarthritis, unspecified site'],
    ],
  },
  {
    category: 'Mobility',
    subcategory: 'Inflammatory arthritis',
    codes: [
      [
        'M05.79',
        'Rheumatoid arthritis with rheumatoid factor of multiple sites without organ or systems involvement',
      ],
      ['M05.9', 'Rheumatoid arthritis with rheumatoid factor, unspecified'],
      ['M06.09', 'Rheumatoid arthritis without rheumatoid factor, multiple sites'],
      ['M06.9', 'Rheumatoid arthritis, unspecified'],
      ['M10.9', 'Gout, unspecified'],
      ['M1A.9XX0', 'Chronic gout, unspecified, without tophus (tophi)'],
      ['M1A.9XX1', 'Chronic gout, unspecified, with tophus (tophi)'],
      ['M45.9', 'Ankylosing spondylitis of unspecified sites in spine'],
    ],
  },
  {
    category: 'Mobility',
    subcategory: 'Spine',
    codes: [
      ['M43.16', 'Spondylolisthesis, lumbar region'],
      ['M43.17', 'Spondylolisthesis, lumbosacral region'],
      ['M47.12', 'Other spondylosis with myelopathy, cervical region'],
      ['M47.16', 'Other spondylosis with myelopathy, lumbar region'],
      ['M47.816', 'Spondylosis without myelopathy or radiculopathy, lumbar region'],
      ['M47.817', 'Spondylosis without myelopathy or radiculopathy, lumbosacral region'],
      ['M47.896', 'Other spondylosis, lumbar region'],
      ['M48.00', 'Spinal stenosis, site unspecified'],
      ['M48.02', 'Spinal stenosis, cervical region'],
      ['M48.061', 'Spinal stenosis, lumbar region without neurogenic claudication'],
      ['M48.062', 'Spinal stenosis, lumbar region with neurogenic claudication'],
      ['M51.16', 'Intervertebral disc disorders with radiculopathy, lumbar region'],
      ['M51.17', 'Intervertebral disc disorders with radiculopathy, lumbosacral region'],
      ['M54.16', 'Radiculopathy, lumbar region'],
      ['M54.17', 'Radiculopathy, lumbosacral region'],
      ['M96.1', 'Postlaminectomy syndrome, not elsewhere classified'],
    ],
  },
  {
    category: 'Mobility',
    subcategory: 'Fracture aftercare',
    codes: [
      [
        'S32.009D',
        'Unspecified fracture of unspecified lumbar vertebra, subsequent encounter for fracture with routine healing',
      ],
      [
        'S32.9XXD',
        'Fracture of unspecified parts of lumbosacral spine and pelvis, subsequent encounter for fracture with routine healing',
      ],
      [
        'S72.001D',
        'Fracture of unspecified part of neck of right femur, subsequent encounter for closed fracture with routine healing',
      ],
      [
        'S72.002D',
        'Fracture of unspecified part of neck of left femur, subsequent encounter for closed fracture with routine healing',
      ],
      [
        'S72.009D',
        'Fracture of unspecified part of neck of unspecified femur, subsequent encounter for closed fracture with routine healing',
      ],
      [
        'S72.141D',
        'Displaced intertrochanteric fracture of right femur, subsequent encounter for closed fracture with routine healing',
      ],
      [
        'S72.142D',
        'Displaced intertrochanteric fracture of left femur, subsequent encounter for closed fracture with routine healing',
      ],
      [
        'S72.143D',
        'Displaced intertrochanteric fracture of unspecified femur, subsequent encounter for closed fracture with routine healing',
      ],
      [
        'S72.144D',
        'Nondisplaced intertrochanteric fracture of right femur, subsequent encounter for closed fracture with routine healing',
      ],
      [
        'S72.145D',
        'Nondisplaced intertrochanteric fracture of left femur, subsequent encounter for closed fracture with routine healing',
      ],
      [
        'S72.146D',
        'Nondisplaced intertrochanteric fracture of unspecified femur, subsequent encounter for closed fracture with routine healing',
      ],
      [
        'S72.301D',
        'Unspecified fracture of shaft of right femur, subsequent encounter for closed fracture with routine healing',
      ],
      [
        'S72.302D',
        'Unspecified fracture of shaft of left femur, subsequent encounter for closed fracture with routine healing',
      ],
      [
        'S72.309D',
        'Unspecified fracture of shaft of unspecified femur, subsequent encounter for closed fracture with routine healing',
      ],
      [
        'S72.401D',
        'Unspecified fracture of lower end of right femur, subsequent encounter for closed fracture with routine healing',
      ],
      [
        'S72.402D',
        'Unspecified fracture of lower end of left femur, subsequent encounter for closed fracture with routine healing',
      ],
      [
        'S72.409D',
        'Unspecified fracture of lower end of unspecified femur, subsequent encounter for closed fracture with routine healing',
      ],
      [
        'S82.001D',
        'Unspecified fracture of right patella, subsequent encounter for closed fracture with routine healing',
      ],
      [
        'S82.002D',
        'Unspecified fracture of left patella, subsequent encounter for closed fracture with routine healing',
      ],
      [
        'S82.009D',
        'Unspecified fracture of unspecified patella, subsequent encounter for closed fracture with routine healing',
      ],
      [
        'S82.101D',
        'Unspecified fracture of upper end of right tibia, subsequent encounter for closed fracture with routine healing',
      ],
      [
        'S82.102D',
        'Unspecified fracture of upper end of left tibia, subsequent encounter for closed fracture with routine healing',
      ],
      [
        'S82.109D',
        'Unspecified fracture of upper end of unspecified tibia, subsequent encounter for closed fracture with routine healing',
      ],
      [
        'S82.201D',
        'Unspecified fracture of shaft of right tibia, subsequent encounter for closed fracture with routine healing',
      ],
      [
        'S82.202D',
        'Unspecified fracture of shaft of left tibia, subsequent encounter for closed fracture with routine healing',
      ],
      [
        'S82.209D',
        'Unspecified fracture of shaft of unspecified tibia, subsequent encounter for closed fracture with routine healing',
      ],
      [
        'S82.401D',
        'Unspecified fracture of shaft of right fibula, subsequent encounter for closed fracture with routine healing',
      ],
      [
        'S82.402D',
        'Unspecified fracture of shaft of left fibula, subsequent encounter for closed fracture with routine healing',
      ],
      [
        'S82.409D',
        'Unspecified fracture of shaft of unspecified fibula, subsequent encounter for closed fracture with routine healing',
      ],
      [
        'S82.841D',
        'Displaced bimalleolar fracture of right lower leg, subsequent encounter for closed fracture with routine healing',
      ],
      [
        'S82.842D',
        'Displaced bimalleolar fracture of left lower leg, subsequent encounter for closed fracture with routine healing',
      ],
      [
        'S82.843D',
        'Displaced bimalleolar fracture of unspecified lower leg, subsequent encounter for closed fracture with routine healing',
      ],
      [
        'S82.851D',
        'Displaced trimalleolar fracture of right lower leg, subsequent encounter for closed fracture with routine healing',
      ],
      [
        'S82.852D',
        'Displaced trimalleolar fracture of left lower leg, subsequent encounter for closed fracture with routine healing',
      ],
      [
        'S82.853D',
        'Displaced trimalleolar fracture of unspecified lower leg, subsequent encounter for closed fracture with routine healing',
      ],
      [
        'S92.301D',
        'Fracture of unspecified metatarsal bone(s), right foot, subsequent encounter for fracture with routine healing',
      ],
      [
        'S92.302D',
        'Fracture of unspecified metatarsal bone(s), left foot, subsequent encounter for fracture with routine healing',
      ],
      [
        'S92.309D',
        'Fracture of unspecified metatarsal bone(s), unspecified foot, subsequent encounter for fracture with routine healing',
      ],
    ],
  },
  {
    category: 'Mobility',
    subcategory: 'Joint replacement and surgery aftercare',
    codes: [
      ['Z47.1', 'Aftercare following joint replacement surgery'],
      ['Z47.32', 'Aftercare following explantation of hip joint prosthesis'],
      ['Z47.33', 'Aftercare following explantation of knee joint prosthesis'],
      ['Z47.81', 'Encounter for orthopedic aftercare following surgical amputation'],
      ['Z47.89', 'Encounter for other orthopedic aftercare'],
      ['Z96.641', 'Presence of right artificial hip joint'],
      ['Z96.642', 'Presence of left artificial hip joint'],
      ['Z96.643', 'Presence of artificial hip joint, bilateral'],
      ['Z96.649', 'Presence of unspecified artificial hip joint'],
      ['Z96.651', 'Presence of right artificial knee joint'],
      ['Z96.652', 'Presence of left artificial knee joint'],
      ['Z96.653', 'Presence of artificial knee joint, bilateral'],
      ['Z96.659', 'Presence of unspecified artificial knee joint'],
      ['Z96.661', 'Presence of right artificial ankle joint'],
      ['Z96.662', 'Presence of left artificial ankle joint'],
      ['Z96.669', 'Presence of unspecified artificial ankle joint'],
    ],
  },
  {
    category: 'Mobility',
    subcategory: 'Leg amputation',
    codes: [
      ['Z89.511', 'Acquired absence of right leg below knee'],
      ['Z89.512', 'Acquired absence of left leg below knee'],
      ['Z89.519', 'Acquired absence of unspecified leg below knee'],
      ['Z89.521', 'Acquired absence of right knee'],
      ['Z89.522', 'Acquired absence of left knee'],
      ['Z89.529', 'Acquired absence of unspecified knee'],
      ['Z89.611', 'Acquired absence of right leg above knee'],
      ['Z89.612', 'Acquired absence of left leg above knee'],
      ['Z89.619', 'Acquired absence of unspecified leg above knee'],
      ['Z89.621', 'Acquired absence of right hip joint'],
      ['Z89.622', 'Acquired absence of left hip joint'],
      ['Z89.629', 'Acquired absence of unspecified hip joint'],
    ],
  },
];
